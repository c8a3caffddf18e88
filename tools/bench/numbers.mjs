// The few statistics that the bench needs.

const sorted = (values) => [...values].sort((a, b) => a - b);

export const median = (values) => sorted(values)[Math.floor(values.length / 2)];
export const worst = (values) => values.reduce((most, value) => Math.max(most, value), 0);

/** The value that 95 of 100 do not exceed. */
export const p95 = (values) => sorted(values)[Math.max(0, Math.ceil(values.length * 0.95) - 1)];
