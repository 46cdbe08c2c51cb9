import type { LabManifest } from '../../stack/web/createManifest.js'

/** Reads `/lab.json`: which chains run and where. */
export async function readManifest(): Promise<LabManifest> {
  const response = await fetch('/lab.json')
  if (!response.ok) throw new Error(`/lab.json answered with HTTP status ${response.status}`)
  return response.json()
}
