import type { Portico } from '@portico/controllers'
import { startAnalytics } from '@portico/controllers/internal'

/** Starts an instance's analytics, from a module of its own that brings their code. */
export function beginAnalytics(portico: Portico): void {
  startAnalytics(portico)
}
