import { definePart } from '@portico/controllers/internal'
import type { Messages } from './Messages.js'

/** Loaded texts by `locale/group`. */
export const messagesPart = definePart<Map<string, Messages>>({ key: 'messages', create: () => new Map() })
