import { isCaipNetworkId, type SiwxCacao, type SiwxMessageData, type SiwxSession } from '@portico/core'
import { isRecord, type StoredSignInSession } from '@portico/core/internal'

const optionalTexts = ['statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const

/**
 * Reads a stored sign-in; `undefined` if it has not the shape of one. It may still say what was never signed.
 *
 * @param stored What the storage holds.
 */
export function readSession({ data, message, signature, cacao }: StoredSignInSession): SiwxSession | undefined {
  const fields = readData(data)
  if (!fields) return undefined
  return { data: fields, message, signature, ...(isCacao(cacao) && { cacao }) }
}

function readData(data: Readonly<Record<string, unknown>>): SiwxMessageData | undefined {
  const { accountAddress, chainId, domain, uri, version, nonce, resources } = data
  if (!isCaipNetworkId(chainId) || !isText(accountAddress) || !isText(domain) || !isText(uri)) return undefined
  if (!isText(version) || !isText(nonce) || (!isAbsent(resources) && !isTexts(resources))) return undefined
  const texts = optionalTexts.map((name) => [name, data[name]] as const).filter(([, value]) => !isAbsent(value))
  if (!texts.every(([, value]) => isText(value))) return undefined
  return {
    ...{ accountAddress, chainId, domain, uri, version, nonce },
    // The lines above have checked each.
    ...(Object.fromEntries(texts) as { [name in (typeof optionalTexts)[number]]?: string }),
    ...(isTexts(resources) && { resources }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isAbsent = (value: unknown) => value === undefined || value === null

function isCacao(value: unknown): value is SiwxCacao {
  if (!isRecord(value) || !isRecord(value.h) || !isRecord(value.p) || !isRecord(value.s)) return false
  return isText(value.h.t) && isText(value.p.iss) && isText(value.s.t) && isText(value.s.s)
}
