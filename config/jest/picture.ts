/** What stands for the address of a picture where no build gives it one. */
export default '/assets/picture.png'
