import { textKey } from '../textKey.js'

type Status = 'connected' | 'disconnected' | 'connecting' | 'reconnecting'

/** Whether an earlier visit ended connected. */
export const connectionStatusKey = textKey(
  '@appkit/connection_status',
  (raw): raw is Status => /^((dis|re)?connected|(re)?connecting)$/.test(raw) && raw !== 'reconnected',
)
