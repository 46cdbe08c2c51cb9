import { type StartedLab, startLab } from './startLab.js'

/**
 * Starts a lab for each worker of a test run, so that no two tests send with one key or change one chain at a time. With
 * `PORTICO_LAB_URL` the tests use a running lab instead.
 *
 * @param config The run's configuration.
 * @returns Ends the labs.
 * @throws Error If a lab does not start; the message contains its output.
 */
export default async function startLabs({ workers }: { readonly workers: number }): Promise<() => Promise<void>> {
  if (process.env.PORTICO_LAB_URL) return async () => {}
  const labs: StartedLab[] = []
  const end = async () => void (await Promise.all(labs.map((lab) => lab.end())))
  try {
    // One after another: the first builds what all serve.
    while (labs.length < workers) labs.push(await startLab())
  } catch (error) {
    await end()
    throw error
  }
  process.env.PORTICO_LAB_URL = labs.map(({ url }) => url).join()
  return end
}
