// A reporter that prints at the end which tests took longest, so that a run that has become slow says by what.
const SHOWN = 12;

const minutes = (ms) => `${(ms / 60_000).toFixed(1)} min`;

export default class Longest {
  took = [];

  onTestEnd(test, { duration }) {
    this.took.push({ name: test.titlePath().slice(2).join(" › "), duration });
  }

  onEnd({ duration }) {
    // A list of tests takes no time.
    if (this.took.length === 0) return;
    const longest = this.took.sort((one, other) => other.duration - one.duration).slice(0, SHOWN);
    console.log(`\n${this.took.length} tests in ${minutes(duration)}; the longest:`);
    for (const { name, duration } of longest) console.log(`  ${minutes(duration)}  ${name}`);
  }
}
