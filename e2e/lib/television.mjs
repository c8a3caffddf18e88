// The television for the tests: opening it, and whether it tells an answer.
import { act } from "./table.mjs";

/** Opens the television's window from the pause sheet. */
export async function openTelevision(page, size = { width: 1280, height: 720 }) {
  await act(page, "pause").click();
  const opened = page.waitForEvent("popup");
  await act(page, "television").click();
  const screen = await opened;
  await screen.setViewportSize(size);
  await page.keyboard.press("Escape");
  await page.locator(".pause-sheet").waitFor({ state: "detached" });
  return screen;
}

/** Whether the source of the television's window tells this answer, as it does once it is known. */
export const tells = (source, answer) => typeof answer === "string" && source.includes(`: ${answer}.`);
