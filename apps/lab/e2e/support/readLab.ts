import type { LabManifest } from '../../stack/web/createManifest.js'

/** Reads the manifest of the lab that this run tests. */
export async function readLab(): Promise<LabManifest> {
  const url = process.env.PORTICO_LAB_URL
  if (!url) throw new Error('The lab was not started: run the tests through apps/lab/playwright.config.ts')
  const response = await fetch(`${url}/lab.json`)
  if (!response.ok) throw new Error(`${url}/lab.json answered with HTTP status ${response.status}`)
  return response.json()
}
