import { definePart } from '@portico/controllers/internal'
import { proxy } from 'valtio/vanilla'

/** Whether the person has accepted the app's terms, a valtio proxy. */
export const consentPart = definePart({ key: 'consent', create: () => proxy({ accepted: false }) })
