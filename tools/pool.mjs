// Works through a list concurrently. Games mostly wait (curtains are held,
// motion ends), so ten pages at once take little longer than one.

/** Runs `work(item, index)` on each item, at most `size` at once; stops and rejects at the first failure. */
export async function pool(items, size, work) {
  const results = new Array(items.length);
  let next = 0;
  let failed = false;
  async function worker() {
    while (next < items.length && !failed) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  }
  const workers = Array.from({ length: Math.min(size, items.length) }, () => worker());
  try {
    await Promise.all(workers);
  } catch (error) {
    failed = true;
    await Promise.allSettled(workers);
    throw error;
  }
  return results;
}
