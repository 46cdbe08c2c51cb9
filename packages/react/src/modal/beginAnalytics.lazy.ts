import type { Portico } from '@portico/controllers'
import { startAnalytics } from '@portico/controllers/internal'

/** Starts an instance's analytics, whose code comes with this module. */
export function beginAnalytics(portico: Portico): void {
  startAnalytics(portico)
}
