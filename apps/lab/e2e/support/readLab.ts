import type { LabManifest } from '../../stack/web/createManifest.js'

/**
 * Reads the manifest of the lab that a worker tests.
 *
 * @param worker Index of the worker among those that run at the same time.
 * @throws Error If no lab runs for this worker.
 */
export async function readLab(worker: number): Promise<LabManifest> {
  const url = process.env.PORTICO_LAB_URL?.split(',')[worker]
  if (!url) throw new Error('The lab was not started: run the tests through apps/lab/playwright.config.ts')
  const response = await fetch(`${url}/lab.json`)
  if (!response.ok) throw new Error(`${url}/lab.json answered with HTTP status ${response.status}`)
  return response.json()
}
