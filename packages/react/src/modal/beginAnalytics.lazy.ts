import { type Portico, startAnalytics } from '@portico/controllers'

/** Starts an instance's analytics, whose code comes with this module. */
export function beginAnalytics(portico: Portico): void {
  startAnalytics(portico)
}
