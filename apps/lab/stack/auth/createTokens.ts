import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Facts that a token holds. `exp`: seconds since the Unix epoch. */
export type Claims = Readonly<Record<string, unknown>> & { readonly exp: number }

/** Makes and reads signed tokens (JWT, HS256). */
export type Tokens = {
  write(claims: Claims): string
  /** Returns what a token holds, or `undefined` if it is not one of these or has expired. */
  read(token: string | undefined, now: number): Claims | undefined
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates the tokens of one running service; those of an earlier one are refused. */
export function createTokens(): Tokens {
  const secret = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()
  return {
    write(claims) {
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(token = '', now) {
      const [header, body, signature, ...rest] = token.split('.')
      if (header === undefined || body === undefined || signature === undefined || rest.length > 0) return undefined
      const given = Buffer.from(signature, 'base64url')
      const own = sign(`${header}.${body}`)
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      // Only this service has the secret, and it writes only claims.
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
      return claims.exp * 1000 > now ? claims : undefined
    },
  }
}
