/** Drawing in place of a picture that is missing, or cannot be loaded. */
export const missingPicture = '/icons/no-picture.svg';
