import { openSqlite } from '@portico/app-parts/sqlite/openSqlite'
import { migrations } from '../store/migrations.js'

const formerVersion = 2

/** The secret that encrypted the keys of these accounts, before there were data keys. */
export const formerSecret = 's'.repeat(32)

/** Rows as the wallet before data keys wrote them. */
const users = [
  ['8e616d92-2221-42d5-824c-4712e563f8f1', 'ann@lab.test'],
  ['ca2590ba-a120-4dea-8a26-7952b4408591', 'bob@lab.test'],
  ['13c69de2-383d-4b83-b75e-01d1baa1cc4a', 'cyd@lab.test'],
] as const
const keys = [
  '0 eip155 0x9030892A50ddF1f88E1AaF27F0FE2fc94015b025 YcdQlojwMu7pei-zqxkJNVgHc1VwMEFOROfRolodvK81Tacwm5T7IUVqYujtI0ap5Ih-jFZ00SHvkeuW',
  '0 solana DHECWfg6RUT5M51UY1Pyj6dZW14kTXNSRMcz6QAmruQK zRaNAfi0yTQ97E5a8y4AIMavI3yffWR3nHqotdFKY8j6FgbtaVTGjLa7QCCcRaKuekiDKrzkodcN8PdJ',
  '1 eip155 0x58d4722a67eCAb147cd96b279Dc7e626430B2683 CDYzSPlB8llKn9j9K-X7yKDQAzIdKgHOcCBh9aRzOsTPpY1n1cy8JFCwUoWT92yjCvu2M36qWaexso9n',
  '1 solana 9pPqpoCJ33apZ1EP2MtCUKjRyRTk1nhwLdFoWst1UtZ2 qjjBWUhbGBqYV8ysjN2fxiA0GBJWgPvrPsL_gmiI-UMkrFyFxuQCIQKx7U0wVcY4bzHz_u_Aq1jmKnQr',
  '2 eip155 0x0Ca46a5fa7eF4E7EF612977bb00787762DF6186b DZ75FSdgsawn5usHsy3ttIeYDvOIM6KJr3fqBJFgKL1vOE_yDrM5yEqygfj2FYBfAU0j8EPXwmA9ETJl',
  '2 solana H1sEt8E2PmcXRXJN92Mou5n4xfTPQN44D4cxSfu8DMiN CAw3QuVXybuSJdQ-9GrRZlLVGhduDt8cnmH7CccC0uwxcDjjJohaRAKgQ0YFfOuEgj6bwY1q5iZlDvuj',
].map((line) => line.split(' '))

/** Emails of the accounts in a former wallet. */
export const formerEmails: readonly string[] = users.map(([, email]) => email)

/** Writes the database of a wallet from before data keys. */
export function writeFormerWallet(file: string): void {
  const database = openSqlite(file, '')
  for (const statements of migrations.slice(0, formerVersion)) database.exec(statements)
  database.exec(`PRAGMA user_version = ${formerVersion}`)
  for (const [id, email] of users) database.run('INSERT INTO users VALUES (?, ?, 5)', id, email)
  for (const [user = '', namespace = '', address = '', sealed = ''] of keys)
    database.run('INSERT INTO keys VALUES (?, ?, ?, ?)', users[Number(user)]?.[0] ?? '', namespace, address, sealed)
  database.close()
}
