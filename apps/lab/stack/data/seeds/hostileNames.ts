/** Names of tokens and items that attack whoever shows them. */
export const hostileNames: readonly { readonly name: string; readonly symbol: string }[] = [
  // U+202E reverses what follows, U+2066 to U+2069 isolate it.
  { name: 'Safe \u202Enekot lacigam\u202C', symbol: '\u202ECDSU' },
  { name: '\u2066\u2067Tether\u2069 USD\u202E', symbol: 'USDT\u200F' },
  { name: 'A'.repeat(10_000), symbol: 'L'.repeat(10_000) },
  { name: `Z${'\u0335\u0336\u0337\u0338'.repeat(500)}algo`, symbol: 'Z\u0335\u0336' },
  { name: '<img src=x onerror="alert(1)">', symbol: '<b>BOLD</b>' },
  { name: '"><script>window.__hacked = true</script>', symbol: "';alert(1)//" },
  // Cyrillic letters that look like Latin ones.
  { name: 'USD \u0421\u043Ein', symbol: 'USD\u0421' },
  { name: 'USD Coin', symbol: 'U\u0405DC' },
  { name: 'USD\u200B Coin', symbol: 'USDC\u200B' },
  { name: 'Visit https://claim.example to claim $5,000', symbol: 'claim.example' },
  { name: '', symbol: '' },
  { name: '   ', symbol: '\u00A0' },
  { name: 'Two\nlines\r\nor\tmore', symbol: 'A\nB' },
  { name: '\u0000\u0007\u001B[31mred', symbol: '\u0000' },
  { name: '\uD83D', symbol: '\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67' },
  { name: '__proto__', symbol: 'constructor' },
  { name: '=HYPERLINK("https://claim.example")', symbol: '=1+1' },
  { name: '\u0645\u0631\u062D\u0628\u0627 Token \u05E9\u05DC\u05D5\u05DD', symbol: '\u0639\u0645\u0644\u0629' },
]
