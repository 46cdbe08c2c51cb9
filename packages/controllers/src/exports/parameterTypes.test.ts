import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.url))

type Command = { readonly name: string; readonly takes: boolean; readonly result: string }

/** Lists the exported functions whose first parameter is the instance, except those that return query options. */
function listCommands(entry: string): readonly Command[] {
  return [...entry.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names = '', path = '']) => {
    const source = readFileSync(join(folder, path.replace(/\.js$/, '.ts')), 'utf8')
    return names.split(',').flatMap((text) => {
      const name = text.trim()
      if (name.endsWith('QueryOptions')) return []
      const start = source.search(new RegExp(`^export (async )?function ${name}[<(]`, 'm'))
      const [, list, result] = /\(\s*portico: Portico(.*?)\n?\): (.+?) \{\n/s.exec(source.slice(start)) ?? []
      if (start < 0 || list === undefined || result === undefined) return []
      // A callback alone is no object of parameters.
      const rest = list.replace(/callback: \(.*?\) => void,?/s, '').replaceAll(/[\s,]/g, '')
      return [{ name, takes: rest !== '', result }]
    })
  })
}

/** Lists the types that should be exported beside the commands of an entry, and are not. */
function findUnnamed(entry: string): readonly string[] {
  const types = new Set(entry.match(/\b[A-Z]\w+(Parameters|ReturnType)\b/g))
  return listCommands(entry)
    .flatMap(({ name, takes, result }) => {
      const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      // A function that ends a subscription needs no name, and `ProviderOf` is the name of a provider's type.
      const returns = !/^(void|Promise<void>|\(\) => void|ProviderOf)/.test(result)
      return [takes && `${base}Parameters`, returns && `${base}ReturnType`]
    })
    .filter((type): type is string => type !== false && !types.has(type))
}

describe('every command names the types of its parameters and its result', () => {
  it.each(['index.ts', 'embedded-wallet.ts'])('in %s', (file) => {
    const entry = readFileSync(join(folder, file), 'utf8')
    expect(listCommands(entry).length).toBeGreaterThan(9)
    expect(findUnnamed(entry)).toEqual([])
  })

  it('is seen to be broken where one is missing', () => {
    const entry = readFileSync(join(folder, 'index.ts'), 'utf8')
    expect(findUnnamed(entry.replaceAll('GoBackToParameters', 'Other'))).toEqual(['GoBackToParameters'])
    expect(findUnnamed(entry.replaceAll('ConfirmSendReturnType', 'Other'))).toEqual(['ConfirmSendReturnType'])
  })
})
