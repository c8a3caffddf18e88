// A reporter for `playwright test --list`: writes the list of tests that need not run (lib/unchanged.mjs).
import { Unchanged } from "./unchanged.mjs";

export default class LeaveOut {
  // Created before any test file is read, so that the digest is of the files now on disk.
  unchanged = new Unchanged();

  onBegin(_, suite) {
    this.unchanged.writeList(suite.allTests());
  }
}
