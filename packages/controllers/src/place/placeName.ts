/** Storage key of the tab's last place. */
export const placeName = '@portico/place'
