/**
 * What each version of the database adds to the one before. A released one is never changed: what comes next is a new
 * entry at the end, of what SQLite and PostgreSQL both know: TEXT and BIGINT. The first takes databases from before
 * versions as they are.
 */
export const migrations: readonly string[] = [
  `
CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS keys (
  user_id TEXT NOT NULL REFERENCES users(id), namespace TEXT NOT NULL, address TEXT NOT NULL, sealed TEXT NOT NULL,
  PRIMARY KEY (user_id, namespace)
);
CREATE TABLE IF NOT EXISTS devices (
  user_id TEXT NOT NULL REFERENCES users(id), digest TEXT NOT NULL, created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, digest)
);
CREATE TABLE IF NOT EXISTS sessions (
  digest TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), project_id TEXT NOT NULL,
  expires_at BIGINT NOT NULL, email_proven_at BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS challenges (
  digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, email TEXT NOT NULL, owner TEXT NOT NULL,
  code_digest TEXT, link_digest TEXT, client TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL, tries BIGINT NOT NULL DEFAULT 0, expires_at BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS challenges_by_link ON challenges (link_digest);
CREATE TABLE IF NOT EXISTS sendings (
  id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), network TEXT NOT NULL, request TEXT,
  options TEXT NOT NULL, created_at BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS sendings_by_request ON sendings (request);
CREATE TABLE IF NOT EXISTS transactions (
  sending_id TEXT NOT NULL REFERENCES sendings(id), place BIGINT NOT NULL, hash TEXT NOT NULL, bytes TEXT NOT NULL,
  state TEXT NOT NULL, reason TEXT, PRIMARY KEY (sending_id, place)
);
CREATE TABLE IF NOT EXISTS untold (
  request TEXT PRIMARY KEY, session TEXT NOT NULL, created_at BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS kept_tokens (
  login TEXT NOT NULL REFERENCES sessions(digest) ON DELETE CASCADE, generation BIGINT NOT NULL, taken_at BIGINT,
  PRIMARY KEY (login, generation)
);
CREATE TABLE IF NOT EXISTS kept_sessions (
  digest TEXT PRIMARY KEY, login TEXT NOT NULL, generation BIGINT NOT NULL, created_at BIGINT NOT NULL,
  away BIGINT NOT NULL,
  FOREIGN KEY (login, generation) REFERENCES kept_tokens(login, generation) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS kept_sessions_by_token ON kept_sessions (login, generation);
CREATE INDEX IF NOT EXISTS transactions_by_state ON transactions (state);
`,
  // One row a use: the limit and its key as a keyed hash, times in epoch milliseconds.
  `
CREATE TABLE limit_uses (digest TEXT NOT NULL, used_at BIGINT NOT NULL, expires_at BIGINT NOT NULL);
CREATE INDEX limit_uses_by_digest ON limit_uses (digest, used_at);
CREATE INDEX limit_uses_by_end ON limit_uses (expires_at);
`,
  // Projects, whose lists are JSON; what operators did, in the order of its ids; addresses whose mail came back. Times in
  // epoch milliseconds.
  `
CREATE TABLE projects (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, origins TEXT NOT NULL, mail TEXT NOT NULL, features TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE audit (
  id TEXT PRIMARY KEY, at BIGINT NOT NULL, operator TEXT NOT NULL, action TEXT NOT NULL, subject TEXT NOT NULL,
  was TEXT, became TEXT
);
CREATE TABLE bounces (email TEXT PRIMARY KEY, status TEXT NOT NULL, at BIGINT NOT NULL);
`,
  // What is true of the whole database. Who is sending what, and until when nobody else does, in epoch milliseconds. What
  // is looked for by time or owner is found without reading everything.
  `
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
ALTER TABLE sendings ADD COLUMN lease_owner TEXT;
ALTER TABLE sendings ADD COLUMN leased_until BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sendings_by_user ON sendings (user_id, network, created_at);
CREATE INDEX transactions_open ON transactions (sending_id) WHERE state = 'open';
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX challenges_by_end ON challenges (expires_at);
CREATE INDEX untold_by_session ON untold (session);
CREATE INDEX untold_by_age ON untold (created_at);
`,
  // Digests of transactions whose numbers the wallet chose, and when, in epoch milliseconds.
  `
CREATE TABLE preparations (digest TEXT PRIMARY KEY, created_at BIGINT NOT NULL);
CREATE INDEX preparations_by_age ON preparations (created_at);
`,
  // Key-encryption keys, of which the database knows the ids alone; the one that new accounts get; and the data keys that
  // they wrap. The state is part of the foreign keys, so that a key in use cannot be marked as removed, in one statement.
  `
CREATE TABLE keks (id TEXT PRIMARY KEY, state TEXT NOT NULL, created_at BIGINT NOT NULL, UNIQUE (id, state));
CREATE TABLE active_kek (
  one INTEGER PRIMARY KEY CHECK (one = 1), kek_id TEXT NOT NULL, kek_state TEXT NOT NULL,
  FOREIGN KEY (kek_id, kek_state) REFERENCES keks(id, state)
);
CREATE TABLE data_keys (
  user_id TEXT PRIMARY KEY REFERENCES users(id), kek_id TEXT NOT NULL, kek_state TEXT NOT NULL, wrapped TEXT NOT NULL,
  FOREIGN KEY (kek_id, kek_state) REFERENCES keks(id, state)
);
CREATE INDEX data_keys_by_kek ON data_keys (kek_id, user_id);
ALTER TABLE keys ADD COLUMN sealed_by TEXT NOT NULL DEFAULT 'secret';
CREATE INDEX keys_under_secret ON keys (user_id) WHERE sealed_by = 'secret';
`,
]
