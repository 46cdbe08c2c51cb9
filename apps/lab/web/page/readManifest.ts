import type { LabManifest } from '../../stack/web/createManifest.js'

/** Reads `/lab.json`, the manifest of the running stack. */
export async function readManifest(): Promise<LabManifest> {
  const response = await fetch('/lab.json')
  if (!response.ok) throw new Error(`/lab.json answered with HTTP status ${response.status}`)
  return response.json()
}
