import { isProviderError, type ProviderError, toThrown } from '../../shared/wallet/providerError.js'
import type { createFeatures } from './createFeatures.js'

export type RecordFeaturesParameters = {
  /** Used features, oldest first. New ones are added here. */
  readonly requests: { feature: string; inputs: readonly unknown[] }[]
  /** Errors of the next uses, by feature. Each is removed once it was thrown. */
  readonly failures: Map<string, ProviderError>
  /** Whether to throw plain objects instead of errors. */
  readonly plainErrors: boolean
}

/** Wraps the methods of features, so that each use is recorded and fails if requested. */
export function recordFeatures(
  features: ReturnType<typeof createFeatures>,
  { requests, failures, plainErrors }: RecordFeaturesParameters,
) {
  function record(feature: string, method: (...inputs: never[]) => Promise<unknown>) {
    return async (...inputs: never[]) => {
      requests.push({ feature, inputs })
      try {
        const failure = failures.get(feature)
        failures.delete(feature)
        if (failure) throw failure
        return await method(...inputs)
      } catch (error) {
        throw isProviderError(error) ? toThrown(error, plainErrors) : error
      }
    }
  }

  return Object.entries(features).map(([feature, parts]) => {
    const entries = Object.entries(parts).map(([key, part]) => [
      key,
      typeof part === 'function' ? record(feature, part) : part,
    ])
    return [feature, Object.fromEntries(entries)] as const
  })
}
