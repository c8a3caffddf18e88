// A reporter that records which tests passed, so that later runs can leave them out (lib/unchanged.mjs).
import { Unchanged } from "./unchanged.mjs";

export default class Noting {
  // Created before any test file is read, so that the digest is of the files now on disk.
  unchanged = new Unchanged();
  left = this.unchanged.listed();

  onBegin() {
    if (this.left > 0) console.log(`${this.left} not played again: nothing they stand on has changed since they passed (make test ALL=1 plays everything)`);
  }

  onTestEnd(test, { status }) {
    // `null`: a file has changed since the list was made, and it is unknown which version was tested.
    if (this.left !== null) this.unchanged.note(test, status === "passed");
  }
}
