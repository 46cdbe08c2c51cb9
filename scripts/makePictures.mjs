// Writes the pictures of preset networks that come with the package, from the icons of @web3icons/core (MIT). To make
// them anew: `npm pack @web3icons/core`, unpack that, and run this with the path of its folder.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(process.argv[2] ?? 'package')
const names = [
  'abstract arbitrum-one aurora avalanche base berachain binance-smart-chain bitcoin celo ethereum fantom filecoin',
  'gnosis hedera-hashgraph iotex kaia linea mantle metis-andromeda monad moonbeam moonriver near-protocol optimism',
  'polygon polygon-zkevm rootstock ronin scroll sei-network solana sonic ton tron unichain wemix zksync zora',
].flatMap((line) => line.split(' '))

/** Returns the drawing without its frame and without a clip to the whole square. */
function trim(svg) {
  const [, body] = /^<svg[^>]*>(.*)<\/svg>$/.exec(svg.replaceAll(/\n\s*/g, '')) ?? []
  if (body === undefined || /<(style|script|image|foreignObject)|style=|href=|\son\w+=/.test(body))
    throw new Error('An icon holds more than a drawing')
  const square = '<path fill="#fff" d="M0 0h24v24H0z"/>'
  const [, drawing, clip] =
    /^<g clip-path="[^"]+">(.*)<\/g><defs><clipPath [^>]+>(.*)<\/clipPath><\/defs>$/.exec(body) ?? []
  return (clip === square && drawing ? drawing : body).replaceAll("'", '&apos;')
}

/**
 * Base's mark is a blue square. The icon has it in white on blue, which reads as an empty checkbox in a round tile; blue
 * on white it is the mark, in a light and a dark list.
 */
function recolour(name, drawing) {
  if (name !== 'base') return drawing
  return drawing.replaceAll(/fill="(#00F|#fff)"/g, (_, colour) => `fill="${colour === '#fff' ? '#00F' : '#fff'}"`)
}

const entries = names.map(async (name) => {
  const file = join(folder, `dist/svgs/networks/background/${name}.svg.js`)
  const { default: svg } = await import(pathToFileURL(file).href)
  return `  '${name}':\n    '${recolour(name, trim(svg))}',\n`
})
writeFileSync(
  join(import.meta.dirname, '../packages/controllers/src/networks/pictures/networkDrawings.ts'),
  `// Made by scripts/makePictures.mjs from the icons of @web3icons/core, https://github.com/0xa3k5/web3icons, which are
// under the MIT License (LICENSE there). The marks belong to their owners.

/** Contents of an \`<svg>\` of 24 × 24, by the network's name in the icon set. */
export const networkDrawings: Readonly<Record<string, string>> = {
${(await Promise.all(entries)).join('')}}
`,
)
