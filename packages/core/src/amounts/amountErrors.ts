import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `amount`. */
export const amountErrors = defineErrors({
  'amount/invalid': {
    message: (p: { text: string; decimals: number; reason: 'not-a-number' | 'too-precise' | 'decimals' }) =>
      p.reason === 'too-precise'
        ? `"${p.text}" has more than ${p.decimals} decimals.`
        : p.reason === 'decimals'
          ? `${p.decimals} is not a number of decimals between 0 and 255.`
          : `"${p.text}" is not a plain decimal number.`,
  },
})
