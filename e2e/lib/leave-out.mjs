// A reporter for `playwright test --list`: writes which tests need not be played (lib/unchanged.mjs).
import { Unchanged } from "./unchanged.mjs";

export default class LeaveOut {
  // Before any test is read: what they stand on is what is there now.
  unchanged = new Unchanged();

  onBegin(_, suite) {
    this.unchanged.writeList(suite.allTests());
  }
}
