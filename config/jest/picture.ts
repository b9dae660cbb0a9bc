/** Stands in for the URL of a picture, which only a build knows. */
export default '/assets/picture.png'
