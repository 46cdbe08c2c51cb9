import { ApiError } from '../ApiError.js'
import type { Database, Queries } from '../store/Database.js'
import type { Vault } from '../vault/createVault.js'
import {
  type ChallengeKey,
  createChallengeTable,
  mostTries,
  type NewChallenge,
  usedLink,
} from './createChallengeTable.js'

const usedCode = () => new ApiError(410, 'code/used', 'The code was already used')

/** A code that was right, and is not used up yet. */
export type CheckedCode = {
  /** The address that the code was sent to. */
  readonly email: string
  /**
   * Uses it up together with what it is for: both happen, or neither.
   *
   * @throws ApiError If it was used meanwhile.
   */
  use<result>(act: (queries: Queries) => Promise<result>): Promise<result>
}

export type Challenges = ReturnType<typeof createChallenges>

export type CreateChallengesParameters = {
  database: Database
  vault: Vault
  /** Called with what came of a code that was compared. */
  onCode?: (outcome: 'used' | 'wrong') => void
}

/**
 * Stores challenges. A code has six digits, is valid for 20 minutes, allows five tries and one use. It only counts
 * together with the challenge's id, which stays in the browser that asked.
 */
export function createChallenges({ database, vault, onCode }: CreateChallengesParameters) {
  const { codeDigestOf, find, findByLink, add, ...table } = createChallengeTable({ database, vault })

  async function checkCode(key: ChallengeKey, code: string, now: number): Promise<CheckedCode> {
    const row = await find(key)
    if (!row || row.expiresAt <= now) throw new ApiError(410, 'code/expired', 'The code has expired')
    if (row.state === 'used') throw usedCode()
    if (row.state !== 'code' || !row.codeDigest) throw new ApiError(409, 'code/none', 'No code was sent')
    if (row.tries >= mostTries) throw new ApiError(429, 'code/tries', 'Too many wrong codes. Ask for a new one')
    // Counted before the comparison, so that every try counts whatever happens next. Where another process has taken
    // the last one or used the code meanwhile, the row says which.
    if (!(await table.countTry(key.id))) return checkCode(key, code, now)
    if (!vault.matches(row.codeDigest, codeDigestOf(key.id, code))) {
      onCode?.('wrong')
      throw new ApiError(403, 'code/wrong', 'The code is wrong')
    }
    return {
      email: row.email,
      async use(act) {
        const result = await database.transaction(async (transaction) => {
          if (!(await table.useCode(key.id, transaction))) throw usedCode()
          return act(transaction)
        })
        onCode?.('used')
        return result
      },
    }
  }

  return {
    /** Starts a challenge that is answered with a code. */
    async startCode(parameters: NewChallenge): Promise<{ id: string; code: string }> {
      const { id, code } = await add(parameters, 'code')
      return { id, code }
    },
    /** Starts a challenge that first needs a browser's approval by a link. */
    async startLink(parameters: NewChallenge): Promise<{ id: string; link: string }> {
      const { id, link } = await add(parameters, 'link')
      return { id, link }
    },
    /** Returns what a link would approve. */
    readLink: (link: string, now: number): Promise<{ email: string; client: string }> => findByLink(link, now),
    /** Answers a link. Works once. */
    async answerLink(link: string, isApproved: boolean, now: number): Promise<void> {
      await findByLink(link, now)
      if (!(await table.answer(link, isApproved))) throw usedLink()
    },
    /**
     * Returns whether the link was approved. A code is issued the first time after that.
     *
     * @throws ApiError If the link was denied, has expired, or belongs to another browser.
     */
    async followLink(key: ChallengeKey, now: number): Promise<{ email: string; code: string | undefined } | undefined> {
      const row = await find(key)
      if (!row || row.expiresAt <= now) throw new ApiError(410, 'link/expired', 'This link has expired')
      if (row.state === 'denied') throw new ApiError(403, 'link/denied', 'The login was denied')
      if (row.state === 'link') return undefined
      return { email: row.email, code: row.state === 'approved' ? await table.issueCode(key.id, now) : undefined }
    },
    /**
     * Verifies a code and uses it up.
     *
     * @returns The address that the code was sent to.
     * @throws ApiError If the code is wrong, used or expired, or was tried too often.
     */
    async takeCode(key: ChallengeKey, code: string, now: number): Promise<string> {
      const { email, use } = await checkCode(key, code, now)
      await use(async () => {})
      return email
    },
    /** Verifies a code as `takeCode` does, and leaves it to be used up. */
    checkCode,
  }
}
