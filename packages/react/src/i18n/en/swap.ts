import type { Messages } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that the view loads these texts in the same request. */
export const transfer = shared

export const swap = {
  title: 'Swap',
  pay: 'You pay',
  receive: 'You receive',
  flip: 'Change the direction',
  review: 'Review swap',
  quoteLoading: 'Looking for the best price…',
  rate: (p: { amount: string; price: string }) => `${p.amount} = ${p.price}`,
  quoteAge: (p: { seconds: string }) => `Price of ${p.seconds} s ago`,
  quoteNow: 'Price of now',
  quoteOld: 'This price is too old',
  refresh: 'Get a new price',
  impact: (p: { percent: string }) => `Price impact ${p.percent}`,
  impactUnknown: 'Price impact unknown',
  slippage: 'Slippage',
  slippageHint: 'The swap fails rather than give you less than this below the price shown.',
  slippageOther: 'Other slippage in percent',
  slippageLow: 'So little slippage makes swaps fail when the price moves.',
  slippageHigh: 'So much slippage lets others trade at your cost.',
  slippageWrong: 'Enter 0.05 to 5',
  sameToken: 'Choose two different tokens',
  insufficientToken: (p: { symbol: string }) => `Not enough ${p.symbol}`,
  noRoute: 'Nobody swaps these tokens',
  tooSmall: 'The amount is too small',
  tooLarge: 'The amount is too large',
  rateLimited: 'Too many requests. Wait a moment',
  serviceDown: 'No price right now',
  gasPrice: 'Network not supported for Gas Price',
  networkTitle: 'Network not supported for Swaps',
  networkText: 'Choose a network where tokens can be swapped.',
  networkNone: 'None of this app’s networks offers swaps.',
  networks: 'Networks with swaps',
  unavailableTitle: 'Swapping is not possible here',
} as const satisfies Messages
