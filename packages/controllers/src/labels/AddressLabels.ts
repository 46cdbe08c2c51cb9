/** Labels of accounts by `labelKey`. */
export type AddressLabels = { labels: Readonly<Record<string, string>> }
