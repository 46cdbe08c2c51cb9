import type { Translation } from '../Messages.js'
import { tokenList as tokenListTexts } from './tokenList.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the view's. */
export const transfer = shared
export const tokenList = tokenListTexts

export const swapTokens: Translation<typeof import('../en/swapTokens.js').swapTokens> = {
  title: 'اختر الرمز',
  unavailableTitle: 'المبادلة غير ممكنة هنا',
  held: 'رموزك',
  suggested: 'مقترحة',
  all: 'كل الرموز',
  searchEmptyText: (p) => `لا يوجد هنا رمز باسم “${p.query}”.`,
  noTokensTitle: 'لا رموز',
  noTokensText: 'لا شيء يمكن مبادلته على هذه الشبكة الآن.',
  tokensFailedTitle: 'قائمة الرموز غير متاحة',
  tokensFailedText: 'لم تُجب الخدمة. الرموز المعروفة مدرجة.',
}
