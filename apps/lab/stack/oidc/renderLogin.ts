/** People who can log in at the OpenID Connect provider. The ids are theirs for ever; the rest is what apps are told. */
const oidcUsers: Readonly<Record<string, { readonly name: string; readonly email: string }>> = {
  ann: { name: 'Ann Lee', email: 'ann@lab.test' },
  bilal: { name: 'بلال حداد', email: 'bilal@lab.test' },
  chen: { name: 'Chen Wei', email: 'chen@lab.test' },
}

/** Returns a test user by id. */
export function findOidcUser(id: string) {
  return Object.hasOwn(oidcUsers, id) ? oidcUsers[id] : undefined
}

/** Only ids of the stack's own configuration and of the provider get here, but the page need not know. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * Draws the login page: a button for each test user, and one to go back.
 *
 * @param uid Id of the login that is under way.
 * @param client Id of the app that asks.
 */
export function renderLogin({ uid, client }: { uid: string; client: string }): string {
  const buttons = Object.entries(oidcUsers).map(
    ([id, { name, email }]) =>
      `<button name="user" value="${id}"><b dir="auto">${escapeHtml(name)}</b><br>${escapeHtml(email)}</button>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Log in · Portico lab</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 22rem; margin: 10vh auto; padding: 0 1rem }
form { display: grid; gap: 0.5rem }
button { font: inherit; padding: 0.75rem 1rem; border-radius: 0.75rem; border: 1px solid #8888; text-align: start }
</style>
</head>
<body>
<main>
<h1>Who are you?</h1>
<p>${escapeHtml(client)} asks for your name and e-mail address.</p>
<form method="post" action="/interaction/${escapeHtml(uid)}">
${buttons.join('\n')}
<button name="user" value="">Go back without logging in</button>
</form>
</main>
</body>
</html>
`
}
