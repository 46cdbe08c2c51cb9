import { type Portico, startAnalytics } from '@portico/controllers'

/** Starts an instance's analytics. In a module of its own so that the code loads lazily. */
export function beginAnalytics(portico: Portico): void {
  startAnalytics(portico)
}
