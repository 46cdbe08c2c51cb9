import { expect, it } from 'vitest'
import { formatActivityCsv } from './formatActivityCsv.js'
import { makeNft, makeTransaction, makeTransfer } from './transactions.test.fixture.js'

it('writes a line for each transfer, and one for a transaction without any', () => {
  const trade = makeTransaction(0, {
    operation: 'trade',
    transfers: [makeTransfer({ direction: 'out', amount: '1.123456789', value: 1e-7 }), makeNft()],
  })
  const bare = makeTransaction(1, { transfers: [], hash: undefined, from: undefined, to: undefined })
  expect(formatActivityCsv([trade, bare])).toBe(
    [
      'time,network,hash,type,status,from,to,direction,amount,symbol,value_usd',
      '2026-06-15T12:00:00.000Z,eip155:1,0xa0,trade,confirmed,0x1,0x2,out,1.123456789,ETH,0.0000001',
      '2026-06-15T12:00:00.000Z,eip155:1,0xa0,trade,confirmed,0x1,0x2,in,1,Cat,',
      '2026-06-14T12:00:00.000Z,eip155:1,,receive,confirmed,,,,,,',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://a.test","b")', `"'=HYPERLINK(""http://a.test"",""b"")"`],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['a=b', 'a=b'],
])('writes the symbol %j as %j', (symbol, field) => {
  const text = formatActivityCsv([makeTransaction(0, { transfers: [makeTransfer({ symbol, value: undefined })] })])
  expect(text.endsWith(`,${field},\r\n`)).toBe(true)
})
