// A reporter that writes down what passed, for a run that leaves out what has passed before (lib/unchanged.mjs).
import { Unchanged } from "./unchanged.mjs";

export default class Noting {
  // Before any test is read: what they stand on is what is there now.
  unchanged = new Unchanged();
  left = this.unchanged.listed();

  onBegin() {
    if (this.left > 0) console.log(`${this.left} not played again: nothing they stand on has changed since they passed (make test ALL=1 plays everything)`);
  }

  onTestEnd(test, { status }) {
    // A file that was saved since the list was made: nobody knows which of both was played.
    if (this.left !== null) this.unchanged.note(test, status === "passed");
  }
}
