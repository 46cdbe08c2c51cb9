import fc from 'fast-check'
import type * as z from 'zod/mini'

type Known = Readonly<Record<string, readonly unknown[]>>

/** Reads what a check of a text asks for, such as its pattern. */
function findCheck(checks: readonly z.core.$ZodCheck[] | undefined, name: string): unknown {
  for (const { _zod } of checks ?? []) if (Reflect.has(_zod.def, name)) return Reflect.get(_zod.def, name)
  return undefined
}

function createText(checks: readonly z.core.$ZodCheck[] | undefined): fc.Arbitrary<unknown> {
  const pattern = findCheck(checks, 'pattern')
  const most = Number(findCheck(checks, 'maximum') ?? 300)
  const any = fc.string({ minLength: Number(findCheck(checks, 'minimum') ?? 0), maxLength: Math.min(most, 300) })
  return pattern instanceof RegExp ? fc.stringMatching(pattern, { size: 'small' }) : fc.oneof(any, fc.emailAddress())
}

/**
 * Creates values of a schema of the kinds that the API uses.
 *
 * @param known Values that a field of a name should often have, as no generator would find them.
 * @throws Error If the schema is of another kind, which then belongs here.
 */
function createValues(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  // The union of all kinds, told apart by their type.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (each: z.core.$ZodType) => createValues(each, known)
  switch (def.type) {
    case 'object':
      return createObject(def.shape, known)
    case 'string':
      return createText(def.checks)
    case 'number':
      return fc.integer()
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 5 })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'optional':
    case 'nullable':
    case 'readonly':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'unknown':
      return fc.jsonValue()
    default:
      throw new Error(`Nothing creates values of kind ${def.type}`)
  }
}

function createObject(shape: Readonly<Record<string, z.core.$ZodType>>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const values = createValues(schema, known)
    const usual = known[name]
    return [name, usual ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, values) : values] as const
  })
  return fc.record(Object.fromEntries(fields))
}

/** What fits hardly any field. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', {}, [], -1, 1e308, true, '__proto__', 'x'.repeat(300_000), '\ud800', '0xg', '0x0'),
  fc.jsonValue(),
)

/** Spoils some fields of a body: each is replaced, left out, or joined by others. */
const spoil = (body: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      body,
      fc.array(fc.tuple(fc.nat(), fc.option(junk)), { maxLength: 2 }),
      fc.dictionary(fc.string(), junk, { maxKeys: 1 }),
    )
    .map(([whole, changes, more]) => {
      const spoilt: Record<string, unknown> = { ...Object(whole) }
      for (const [place, value] of changes) {
        const names = Object.keys(spoilt)
        const name = names[place % Math.max(names.length, 1)]
        if (name === undefined) continue
        if (value === null) delete spoilt[name]
        else spoilt[name] = value
      }
      return { ...more, ...spoilt }
    })

/**
 * Creates the texts of bodies for a route: some that fit, some with fields that do not, and some that are no object or no
 * JSON.
 *
 * @param schema Describes the body.
 * @param known Values that a field of a name should often have.
 */
export function createBodies(schema: z.core.$ZodType, known: Known): fc.Arbitrary<string> {
  const fitting = createValues(schema, known)
  const json = fc.oneof(
    { weight: 3, arbitrary: fitting },
    { weight: 6, arbitrary: spoil(fitting) },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), junk) },
  )
  const written = json.map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { weight: 9, arbitrary: written },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.string(),
        written.map((text) => text.slice(1)),
        fc.constant('{"__proto__":{"x":1}}'),
      ),
    },
  )
}
