// The television, for the tests.
import { act } from "./table.mjs";

/** Opens the window by the button in the sheet of the pause. */
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
