// A reporter that prints at the very end why each test failed, in few lines: of a long run on another machine only
// the last lines of the output may be available.

/** The lines printed of each error: enough for the first entries of two compared lists. */
const LINES = 24;

// Without colours.
const plain = (text) => text.replace(/\x1b\[[0-9;]*m/g, "");

const reasonOf = ({ message, value }) => plain(message ?? value ?? "no reason given").split("\n").slice(0, LINES).join("\n");

export default class Reasons {
  failed = [];

  onTestEnd(test, { status, errors }) {
    if (status === test.expectedStatus || status === "skipped") return;
    const name = test.titlePath().slice(2).join(" › ");
    this.failed.push(`${name}: ${status}\n${errors.map(reasonOf).join("\n")}`);
  }

  onEnd() {
    if (this.failed.length > 0) console.log(`\nWhy they failed:\n\n${this.failed.join("\n\n")}`);
  }
}
