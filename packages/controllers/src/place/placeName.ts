/** Where the place of the tab's last page is noted. */
export const placeName = '@portico/place'
