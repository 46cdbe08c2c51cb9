/** Two links of a chain, drawn by ourselves: stands for WalletConnect where no wallet is chosen. */
export const walletConnectImage =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'%3E%3Cpath fill='%232f6bff' " +
  "d='M0 0h56v56H0z'/%3E%3Cpath d='M25 33.5l-2.6 2.6a6.4 6.4 0 0 1-9-9l5.8-5.8a6.4 6.4 0 0 1 9 0m2.8 1.2 2.6-2.6a6.4 " +
  "6.4 0 0 1 9 9l-5.8 5.8a6.4 6.4 0 0 1-9 0' fill='none' stroke='%23fff' stroke-width='3.5' stroke-linecap='round' " +
  "stroke-linejoin='round'/%3E%3C/svg%3E"
